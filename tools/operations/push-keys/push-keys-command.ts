import { newVapidKeyPair } from '@thriftline/local/vapid-keys';

const USAGE = `Usage: npm run push-keys
  Makes the pair of keys that push messages are signed with, and says where each belongs. A shop has one for good: browsers
  take nothing that another key has signed until they were asked again.`;

/** `npm run push-keys`: prints a new pair of VAPID keys (RFC 8292), and where each belongs. Keeps nothing. */
export function pushKeysCommand(argv: readonly string[]): void {
  if (argv.length > 0) {
    console.log(USAGE);
    process.exitCode = argv.includes('--help') ? 0 : 1;
    return;
  }
  const { publicKey, privateKey } = newVapidKeyPair();
  console.log(
    [
      'web/.env.production.local:',
      `  VITE_VAPID_PUBLIC_KEY=${publicKey}`,
      'functions/.env.PROJECT_ID:',
      `  VAPID_PUBLIC_KEY=${publicKey}`,
      'npx firebase functions:secrets:set VAPID_PRIVATE_KEY --project PROJECT_ID',
      `  ${privateKey}`,
    ].join('\n'),
  );
}
