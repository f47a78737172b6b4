import { standInJava } from './stand-in-java.ts';

await standInJava(process.argv.slice(2));
