import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A shop on an origin of its own, under a policy that knows the provider for scripts and frames alone. */
export async function servePaymentPage(providerUrl: string): Promise<{ url: string; stop(): void }> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./payment-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
  const script = outputFiles[0]?.text ?? '';
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <script src="${providerUrl}/stripe.js" defer></script><script src="/page.js" defer></script></head>
    <body><main id="root"></main></body></html>`;
  const policy = `default-src 'none'; script-src 'self' ${providerUrl}; frame-src ${providerUrl}; style-src 'self'; connect-src 'self'`;
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      'content-security-policy': policy,
    });
    response.end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
