/**
 * Brings a value of an account's document to its sign-in, which takes part in no transaction: whoever changes the document meanwhile may
 * be there first. So the document is read again until it says what was brought last, which is given.
 */
export async function bringToSignIn<Value extends string>(
  read: () => Promise<Value>,
  bring: (value: Value) => Promise<void>,
  last?: Value,
): Promise<Value> {
  let brought = last;
  for (;;) {
    const value = await read();
    if (value === brought) return value;
    await bring(value);
    brought = value;
  }
}
