import { afterAll, vi } from 'vitest'

// Setup of projects whose files share a worker: what tests have replaced is as it was for the next file.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
