export { messageKinds, messageProblems, messageStates } from './entities.ts';
export type {
  MessageCount,
  MessageKind,
  MessageProblem,
  MessageState,
  OrderMessage,
  OrderNews,
  SumsBack,
} from './entities.ts';
export { countMessages } from './countMessages.ts';
export { messageContact } from './messageContact.ts';
export { messageText } from './messageText.ts';
export type { Addressed } from './messageText.ts';
export { newsOfStep } from './newsOfStep.ts';
