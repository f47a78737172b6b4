import { clientOf } from '../harness/client.ts';

/** Listens to the whole collection `rows`: says `listening`, and `all` once it has so many documents. */
const [port, count] = process.argv.slice(2).map(Number);
clientOf(port ?? 0)
  .collection('rows')
  .onSnapshot(({ size }) => {
    if (size === 0) console.log('listening');
    if (size === count) console.log('all');
  });
