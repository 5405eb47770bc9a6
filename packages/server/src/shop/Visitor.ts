import type { AnswerOf, Api, PayloadOf } from '@siren/contract/calls';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who asks for a page. */
export interface Visitor {
  /** The shop API in process, in their name. */
  api: Api;
  /**
   * Set for who has nothing of their own yet: they see what every guest of the `place` sees, the token apart. null for
   * anybody else.
   */
  guest: { place: string; token: string } | null;
}

/** Tells visitors by their cookies. */
export interface Visitors {
  /** Who sent a page request; sets cookies. */
  visitorOf(request: FastifyRequest, reply: FastifyReply): Promise<Visitor>;
  /** Goes on with the session of a token that came in an address; sets cookies only where it was taken. */
  takeOver(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: PayloadOf<'/api/user/take-over'>,
  ): Promise<AnswerOf<'/api/user/take-over'>>;
}
