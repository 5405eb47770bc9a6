/** Whether the checkout's query parameter `id` names an order: digits only (behaviour pages-2). */
export function isOrderQueryId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9]+$/.test(value);
}
