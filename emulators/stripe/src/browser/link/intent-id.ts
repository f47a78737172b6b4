/** The payment intent's id in its client secret; undefined when it is none. */
export function intentIdOf(clientSecret: string): string | undefined {
  return /^(pi_\w+?)_secret_\w+$/.exec(clientSecret)?.[1];
}
