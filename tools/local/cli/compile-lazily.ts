/** What is used of `exegesis-express`, which answers the calls of the Firebase CLI's Auth emulator by their OpenAPI description. */
export interface ApiServer {
  middleware(description: unknown, options: object, done?: unknown): unknown;
}

/**
 * Has the Auth emulator compile what it checks a call with when that call comes first: all of them at once take its start some five
 * seconds of a core, and the shop calls a tenth of them.
 */
export function compileLazily(server: ApiServer): void {
  const { middleware } = server;
  server.middleware = (description, options, ...done) =>
    middleware(description, { ...options, lazyCompileValidationSchemas: true }, ...done);
}
