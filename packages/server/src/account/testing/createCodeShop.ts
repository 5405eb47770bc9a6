import type { AnswerOf } from '@siren/contract/calls';
import type { Message, Messages } from '../../messages/index.ts';
import { createHandlers } from '../../shop/index.ts';
import { createTestShop } from '../../testing/index.ts';
import type { TestShop, Visitor } from '../../testing/index.ts';

/** A test shop that sends codes, and what it has sent. */
export interface CodeShop extends TestShop {
  sent: readonly Message[];
  /** Has the next message fail. */
  breakMessages(): void;
  /** Asks for a code to a phone or e-mail, and reads it. */
  codeFor(visitor: Visitor, contact: string): Promise<string>;
  /** Makes an account by code, with a password if there is one. */
  register(visitor: Visitor, contact: string, password?: string): Promise<AnswerOf<'/api/user/register'>>;
}

export async function createCodeShop({
  siteUrl = null,
}: { siteUrl?: string | null } = {}): Promise<CodeShop> {
  const sent: Message[] = [];
  let broken = false;
  const messages: Messages = {
    shown: null,
    async send(message) {
      if (broken) {
        broken = false;
        throw new Error('The gate is closed');
      }
      sent.push(message);
    },
  };
  const shop = await createTestShop({ handlers: createHandlers({ messages, siteUrl }) });
  const codeFor = async (visitor: Visitor, contact: string): Promise<string> => {
    await visitor.call('/api/user/request-code', { contact });
    return /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
  };
  return {
    ...shop,
    sent,
    breakMessages: () => void (broken = true),
    codeFor,
    async register(visitor, contact, password = '') {
      const code = await codeFor(visitor, contact);
      return visitor.call('/api/user/register', { contact, code, password, name: 'Анна', address: '' });
    },
  };
}
