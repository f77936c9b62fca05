/** A reporter of Vitest: what goes wrong outside of all tests, which its JSON report keeps to itself. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter by it.
export default class OutsideErrors {
  onInit(vitest: { config: { outputFile: { json: string } } }): void
  onTestRunEnd(
    modules: readonly unknown[],
    errors: readonly { name: string; message: string; VITEST_TEST_PATH?: string }[],
  ): void
}
