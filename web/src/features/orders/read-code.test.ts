import { createHash } from 'node:crypto';
import { pickupQrText } from '@thriftline/domain/orders/handover';
import { expect, it } from 'vitest';
import { readCode } from './read-code.ts';

const SECRET = '0123456789abcdef'.repeat(2);
const order = { _id: 'pi_1', secretHash: createHash('sha256').update(SECRET).digest('hex') };

it.each([
  ['its own code', pickupQrText('pi_1', SECRET), { secret: SECRET }],
  [
    'a code with another secret',
    pickupQrText('pi_1', 'f'.repeat(32)),
    { fault: 'This code belongs to another order.' },
  ],
  [
    'the code of another order',
    pickupQrText('pi_2', SECRET),
    { fault: 'This code belongs to another order.' },
  ],
  ['anything else', 'https://example.com', { fault: 'This isn’t a pick-up code from this shop.' }],
  [
    'a code with more behind it',
    `${pickupQrText('pi_1', SECRET)}0`,
    { fault: 'This isn’t a pick-up code from this shop.' },
  ],
])('an order knows %s', async (_, text, read) => expect(await readCode(order, text)).toEqual(read));
