/** The payment intent's id in its client secret; undefined when it is none. */
export function intentIdOf(clientSecret: string): string | undefined {
  const end = clientSecret.indexOf('_secret_', 'pi_x'.length);
  const isSecret =
    /^pi_\w+$/.test(clientSecret) && end !== -1 && end + '_secret_'.length < clientSecret.length;
  return isSecret ? clientSecret.slice(0, end) : undefined;
}
