import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { z } from 'zod';
import type { Call } from '../call/index.ts';
import { refusalsOf } from '../call/index.ts';
import { calls } from '../calls/index.ts';
import type { AnswerOf, CallPath, CheckedPayloadOf } from '../calls/index.ts';
import { ApiError, refusal } from '../errors/index.ts';
import type { ErrorKey } from '../errors/index.ts';
import { createFormReader } from '../form/index.ts';

type Answer<Path extends CallPath> = AnswerOf<Path> | ApiError;

/**
 * A handler of MSW that answers one call for stories and tests: `answer` gets the checked payload and gives
 * (or throws) what the server would. A payload that the contract does not know is refused as the server would
 * refuse it; an answer or a refusal that the contract does not know ends in a 500, so no story shows what the
 * server cannot say.
 *
 * @testing
 */
export function mockCall<Path extends CallPath>(
  path: Path,
  answer: (payload: CheckedPayloadOf<Path>) => Answer<Path> | Promise<Answer<Path>>,
): HttpHandler {
  const call: Call = calls[path];
  const readForm = createFormReader(call.payload);
  return http.post(`*${path}`, async ({ request }) => {
    const { token, ...fields } = await fieldsOf(request, readForm);
    if (typeof token !== 'string') throw new Error(`${path} was called without a token`);
    const payload = call.payload.safeParse(fields);
    if (!payload.success)
      return refused(refusal('general.bad_request', { details: [z.prettifyError(payload.error)] }));
    const made = await settle(() => answer(payload.data as CheckedPayloadOf<Path>));
    if (made instanceof ApiError) return refused(known(path, call, made));
    return HttpResponse.json(call.answer.parse(made) as object);
  });
}

async function fieldsOf(
  request: Request,
  readForm: ReturnType<typeof createFormReader>,
): Promise<Record<string, unknown>> {
  if (request.headers.get('content-type')?.includes('json') === true) {
    return (await request.json()) as Record<string, unknown>;
  }
  const form = new URLSearchParams(await request.text());
  return { ...(readForm(form) as object), token: form.get('token') };
}

async function settle<Made>(answer: () => Made | Promise<Made>): Promise<Made | ApiError> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function known(path: CallPath, call: Call, error: ApiError): ApiError {
  const expected = error.body.code === undefined || refusalsOf(call).has(error.key as ErrorKey);
  if (!expected) throw new Error(`${path} never refuses with ${error.key}`);
  return error;
}

function refused({ body, status }: ApiError): HttpResponse<object> {
  return HttpResponse.json({ ...body }, { status });
}
