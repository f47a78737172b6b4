export function coveragePage(report: object): string {
  return JSON.stringify(report);
}
