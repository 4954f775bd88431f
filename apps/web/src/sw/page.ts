/** After this long without an answer the app starts from what it has. */
export const PATIENCE_MS = 4_000

/** A proxy's responses for a server that is unavailable. */
const UNREACHABLE: readonly number[] = [502, 503, 504]

/**
 * Returns the server's page, or the app's shell if the server is unavailable or takes longer than `PATIENCE_MS` (R3.7). Without a shell
 * it waits for the server's response and returns that, whatever its status.
 */
export async function page(answered: Promise<Response>, shell: () => Promise<Response | undefined>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined)
  })
  const inTime = await Promise.race([answered.catch(() => undefined), late])
  clearTimeout(timer)
  if (inTime && !UNREACHABLE.includes(inTime.status)) return inTime
  return (await shell()) ?? inTime ?? answered
}
