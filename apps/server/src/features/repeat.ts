/** Work that is done again and again until it is ended. */
export interface Repeated {
  /** Waits for what is under way. */
  close(): Promise<void>
}

/** Does something every so often for a server's whole life, never twice at the same time: a database that does not answer gets no second call. */
export function repeat(everyMs: number, work: () => Promise<void>, onError: (error: unknown) => void): Repeated {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = null
      })
  }, everyMs)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
