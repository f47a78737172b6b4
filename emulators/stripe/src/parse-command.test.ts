import { expect, it } from 'vitest';
import { HELP, parseCommand, UsageError } from './parse-command.ts';

it('an empty command line starts with the defaults', () => {
  expect(parseCommand([], {})).toEqual({ action: 'start', options: {} });
});

it('every option reaches the start', () => {
  const argv = '--host ::1 --port 0 --data-file a.json --assets b --webhook-url http://127.0.0.1:1/x';
  expect(parseCommand([...argv.split(' '), '--webhook-secret', 'whsec_a'], {})).toEqual({
    action: 'start',
    options: {
      host: '::1',
      port: 0,
      dataFile: 'a.json',
      assets: 'b',
      webhook: { url: 'http://127.0.0.1:1/x', secret: 'whsec_a' },
    },
  });
});

it('events of connected accounts may go elsewhere, with another secret', () => {
  const argv = ['--connect-webhook-url', 'http://127.0.0.1:1/connect'];
  const webhook = (secret: string) => ({
    options: { connectWebhook: { url: 'http://127.0.0.1:1/connect', secret } },
  });
  expect(parseCommand([...argv, '--connect-webhook-secret', 'whsec_c'], {})).toMatchObject(
    webhook('whsec_c'),
  );
  expect(parseCommand(argv, { STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_d' })).toMatchObject(webhook('whsec_d'));
});

it('the secret may come from the environment', () => {
  const command = parseCommand(['--webhook-url', 'http://a.example/'], { STRIPE_WEBHOOK_SECRET: 'whsec_b' });
  expect(command).toMatchObject({ options: { webhook: { secret: 'whsec_b' } } });
});

it('--help names every option, --version is the version of the package', () => {
  expect(parseCommand(['--help'], {})).toEqual({ action: 'print', text: HELP });
  for (const option of ['host', 'port', 'data-file', 'webhook-url', 'webhook-secret', 'assets', 'version']) {
    expect(HELP).toContain(`--${option} `);
  }
  expect(parseCommand(['--version'], {})).toEqual({
    action: 'print',
    text: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});

it.each([
  [['--port', 'http'], '--port is "http": give a whole number from 0 to 65535.'],
  [['--port', '65536'], '--port is "65536"'],
  [['--port', ''], '--port is ""'],
  [['--webhook-url', 'localhost:1', '--webhook-secret', 'a'], '--webhook-url is "localhost:1"'],
  [['--webhook-url', 'http://a.example/'], '--webhook-url needs --webhook-secret'],
  [['--connect-webhook-url', 'http://a.example/'], '--connect-webhook-url needs --connect-webhook-secret'],
  [['--webhok-url', 'x'], "Unknown option '--webhok-url'"],
  [['8080'], '8080'],
])('%j is refused with a reason', (argv, reason) => {
  expect(() => parseCommand(argv, {})).toThrow(UsageError);
  expect(() => parseCommand(argv, {})).toThrow(reason);
});
