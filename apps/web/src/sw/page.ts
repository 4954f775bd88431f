/** After this long without an answer the app starts from what it has. */
export const PATIENCE_MS = 4_000

/** A proxy's responses for a server that is unavailable. */
const UNREACHABLE: readonly number[] = [502, 503, 504]

/**
 * A page: the server's, unless it is away or takes longer than `patience` milliseconds; then the app's shell, which shows what was
 * kept (R3.7). Without a shell the server's answer is waited for, whatever it is.
 */
export async function page(
  answered: Promise<Response>,
  shell: () => Promise<Response | undefined>,
  patience = PATIENCE_MS,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patience, undefined)
  })
  const inTime = await Promise.race([answered.catch(() => undefined), late])
  clearTimeout(timer)
  if (inTime && !UNREACHABLE.includes(inTime.status)) return inTime
  return (await shell()) ?? inTime ?? answered
}
