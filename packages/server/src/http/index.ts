export type { Context, CookieToSet, Place, Places, Session, SessionKind, Tokens } from './context.ts';
export { boundStores, ownStores } from './boundStores.ts';
export { callerOf } from './callerOf.ts';
export { checkNeeds } from './checkNeeds.ts';
export { checkPayload } from './checkPayload.ts';
export { createContextFor } from './contextFor.ts';
export type { Caller, ContextFor, ContextParts, CallerContext } from './contextFor.ts';
export { arrivalWithin } from './arrivalWithin.ts';
export { answerMade, askedDigest } from './madeByKey.ts';
export type { MadeByKey } from './madeByKey.ts';
export { askedFrom } from './askedFrom.ts';
export {
  browserCookie,
  keptSecret,
  OFFERED_COOKIE,
  offeredCookie,
  placeCookies,
  sendCookies,
  TOKEN_COOKIE,
  tokenCookie,
} from './cookies.ts';
export { createDispatch } from './dispatch.ts';
export { dispositionOf } from './dispositionOf.ts';
export type { Dispatch } from './dispatch.ts';
export { createLocalApi } from './createLocalApi.ts';
export { inWords } from './unavailable.ts';
export { createUpgradeReader } from './createUpgradeReader.ts';
export { noSuchAddress } from './errors.ts';
export { createServer } from './createServer.ts';
export type { ServerOptions } from './createServer.ts';
export type { Handler, Handlers } from './handlers.ts';
export { requestIds } from './requestIds.ts';
export { pathOf, tellRequests } from './tellRequests.ts';
export { readableUrl } from './readableUrl.ts';
export { badRequest, readBody } from './readBody.ts';
export { registerHealth } from './registerHealth.ts';
export { refuseOddRequests } from './refuseOddRequests.ts';
export { ensureCart, usersCart } from './ensureCart.ts';
export { anonymous, resolveSession } from './resolveSession.ts';
export { addSecurityHeaders } from './securityHeaders.ts';
export {
  endSessions,
  ensureSession,
  rememberSession,
  removeExpiredSessions,
  startSession,
} from './storeSession.ts';
export { createTokens, digestOf, loadSecret } from './tokens.ts';
export { signedInUser } from './signedInUser.ts';
