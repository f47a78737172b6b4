/** A response with a value as JSON, to be kept in a cache. (Safari before 17 has no `Response.json`.) */
export function jsonResponse(value: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json', ...headers } });
}
