/** A function whose module is loaded with its first call: what no call needs costs no start anything. */
export function later<Given extends unknown[], Answer>(
  load: () => Promise<(...given: Given) => Promise<Answer>>,
): (...given: Given) => Promise<Answer> {
  return async (...given) => (await load())(...given);
}
