import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installPacked, type PackedProject } from '../install-packed.ts';
import packageJson from './package.json' with { type: 'json' };

const run = promisify(execFile);
let project: PackedProject;

beforeAll(async () => {
  project = await installPacked(import.meta.dirname, packageJson.name, [
    `stripe@${packageJson.devDependencies.stripe}`,
  ]);
});
afterAll(() => project?.remove());

it('ships its build, the browser side and the licence; no sources, and nothing to build with', async () => {
  const files = await project.files();
  expect(files).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'bin/stripe-emulator.mjs',
      'dist/browser/card.html',
      'dist/browser/payment.html',
      'dist/browser/wallet.html',
      'dist/browser/stripe.js',
      'dist/types/stripe/src/index.d.ts',
      'dist/index.js',
      'package.json',
    ]),
  );
  expect(files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([]);
  expect(existsSync(join(project.folder, 'node_modules/esbuild'))).toBe(false);
});

it('takes payments in an empty project that has the stripe package', async () => {
  const answer = await project.runProgram(`
    import { once } from 'node:events';
    import { createServer } from 'node:http';
    import { startStripeEmulator } from '@thriftline/stripe-emulator';
    import Stripe from 'stripe';

    const SECRET = 'whsec_test';
    const EVENTS = 7;
    const received = [];
    let complete;
    const allReceived = new Promise((resolve) => {
      complete = resolve;
    });
    const endpoint = createServer(async (request, response) => {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      const signature = request.headers['stripe-signature'];
      try {
        received.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, SECRET).type);
        response.writeHead(200).end();
      } catch (error) {
        received.push(error.message);
        response.writeHead(400).end();
      }
      if (received.length === EVENTS) complete();
    }).listen(0, '127.0.0.1');
    await once(endpoint, 'listening');

    const emulator = await startStripeEmulator({
      port: 0,
      webhook: { url: \`http://127.0.0.1:\${endpoint.address().port}/webhook\`, secret: SECRET },
    });
    const { host, port } = emulator;
    const stripe = new Stripe('sk_test_anything', { protocol: 'http', host, port, telemetry: false });
    const pay = (payment_method) =>
      stripe.paymentIntents.create({
        amount: 1999,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        payment_method,
        confirm: true,
      });
    const { status } = await pay('pm_card_visa');
    const declined = await pay('pm_card_chargeDeclined').catch(({ type, code }) => ({ type, code }));
    await allReceived;
    const script = await fetch(\`\${emulator.url}/stripe.js\`);
    const card = await fetch(\`\${emulator.url}/frames/card.html\`);
    await emulator.stop();
    endpoint.close();
    endpoint.closeAllConnections();
    console.log(JSON.stringify({
      status,
      declined,
      received: received.sort(),
      script: [script.status, script.headers.get('content-type'), (await script.text()).includes('confirmCardPayment')],
      card: [card.status, card.headers.get('content-type')],
    }));
  `);
  expect(answer).toEqual({
    status: 'succeeded',
    declined: { type: 'StripeCardError', code: 'card_declined' },
    received: [
      'charge.failed',
      'charge.succeeded',
      'charge.updated',
      'payment_intent.created',
      'payment_intent.created',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
    ],
    script: [200, 'text/javascript; charset=utf-8', true],
    card: [200, 'text/html; charset=utf-8'],
  });
});

it('its declarations need nothing of this repository', async () => {
  await writeFile(
    join(project.folder, 'typed.ts'),
    `import { startStripeEmulator, type StripeEmulator, TEST_CARDS } from '@thriftline/stripe-emulator';
     const emulator: StripeEmulator = await startStripeEmulator({ port: 0 });
     export const facts: [string, number, string | undefined] = [emulator.url, emulator.port, TEST_CARDS[0]?.number];
     // @ts-expect-error the port is a number
     await startStripeEmulator({ port: '0' });`,
  );
  const require = createRequire(import.meta.url);
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const flags = '--noEmit --strict --types --module nodenext --target es2023 --skipLibCheck false';
  const checked = run(process.execPath, [tsc, ...flags.split(' '), 'typed.ts'], { cwd: project.folder });
  await expect(checked.catch(({ stdout }) => stdout)).resolves.toMatchObject({ stdout: '' });
});

it('is a program with clear errors that ends on a signal', async () => {
  const program = join(project.folder, 'node_modules/.bin/stripe-emulator');
  expect((await run(program, ['--version'])).stdout).toBe(`${packageJson.version}\n`);
  await expect(run(program, ['--prot', '1'])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Unknown option '--prot'"),
  });
  const running = spawn(program, ['--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: running.stdout }), 'line');
  const url = /http:\S+$/.exec(String(line))?.[0] ?? '';
  expect((await fetch(`${url}/stripe.js`)).status).toBe(200);
  await expect(run(program, ['--port', new URL(url).port])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('EADDRINUSE'),
  });
  running.kill('SIGTERM');
  expect((await once(running, 'exit'))[0]).toBe(0);
});
