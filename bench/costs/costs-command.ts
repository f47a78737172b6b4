import { demoPlaywrightCommand } from '@thriftline/local/demo-playwright';

/** Lines of the table begin so. */
const TABLE = /^\|/;

/** `npm run bench:costs`: prints what each act of a visit reads, writes, calls and transfers. */
export function costsCommand(): Promise<void> {
  const table: string[] = [];
  return demoPlaywrightCommand(
    {
      config: 'bench/costs/playwright.config.ts',
      label: 'Measuring what a visit costs',
      onLine: (line) => {
        if (TABLE.test(line)) table.push(line);
      },
    },
    () => ['', ...table].join('\n'),
  );
}
