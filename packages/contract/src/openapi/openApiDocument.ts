import type { Confirming } from '@siren/domain/account';
import { refusalsOf } from '../call/index.ts';
import type { Call } from '../call/index.ts';
import { calls } from '../calls/index.ts';
import { publicError, responsesOf } from './responsesOf.ts';
import type { Responses } from './responsesOf.ts';
import { schemaOf } from './schemaOf.ts';
import type { JsonSchema } from './schemaOf.ts';

type BodyType = 'application/json' | 'application/x-www-form-urlencoded';

export interface Operation {
  operationId: string;
  summary: string;
  /** Whom it is for, and what else the call says of itself. */
  description: string;
  tags: string[];
  requestBody: { required: true; content: Record<BodyType, { schema: JsonSchema }> };
  responses: Responses;
}

export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, JsonSchema> };
}

const TOKEN = { type: 'string', description: 'Token of the session; empty while there is none' };

/** OpenAPI 3.1 document of the shop API, made from the registry of calls. */
export function openApiDocument(): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = { PublicError: publicError };
  const paths = Object.entries(calls as Record<string, Call>).map(([path, call]) => [
    path,
    { post: operationOf(path, call, schemas) },
  ]);
  return {
    openapi: '3.1.1',
    info: {
      title: '«Сирень»: shop API',
      version: '1',
      description:
        'Every call is a POST with a JSON or form-encoded body that carries the token. ' +
        'This shop never answers 401; of a backend that signs people in elsewhere its client follows a 401 with {"url": "…"}, ' +
        'to the own origin or an allowed host.',
    },
    paths: Object.fromEntries(paths),
    components: { schemas },
  };
}

function operationOf(path: string, call: Call, schemas: Record<string, JsonSchema>): Operation {
  const payload = schemaOf(call.payload, 'input', schemas);
  const schema = {
    ...payload,
    properties: { ...(payload['properties'] as JsonSchema), token: TOKEN },
    required: [...((payload['required'] as string[] | undefined) ?? []), 'token'],
  };
  return {
    operationId: path
      .slice('/api/'.length)
      .replaceAll(/[/-]+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: call.summary,
    description: factsOf(call),
    tags: [path.split('/')[2] ?? ''],
    requestBody: {
      required: true,
      content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
    },
    responses: responsesOf(schemaOf(call.answer, 'output', schemas), refusalsOf(call)),
  };
}

const FOR: Record<string, string> = {
  session: 'For whoever has a session, guests too.',
  user: 'For who is signed in.',
};
const CONFIRM: Record<Confirming, string> = {
  owner: 'The user confirms it by `/api/user/confirm`.',
  staff: 'Staff confirm it by `/api/user/confirm`.',
};

function needsIn(needs: Call['needs']): string {
  if (needs === null) return 'For everybody.';
  if (typeof needs === 'object' && 'all' in needs) return `Needs the permissions ${needs.all.join(' and ')}.`;
  return FOR[String(needs)] ?? `Needs the permission ${[needs].flat().join(' or ')}.`;
}

function factsOf({ needs, confirm, memory }: Call): string {
  return [
    needsIn(needs),
    confirm && CONFIRM[confirm],
    memory && `While the database is away memory answers ${memory === 'pages' ? 'it for pages' : 'it'}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
