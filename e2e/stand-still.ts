import { postgresProcesses } from './place.ts'

/**
 * A running PostgreSQL stands still until what it gives is called, which may be called twice: no connection breaks, and nothing is answered. The
 * postmaster first, so that no further process comes.
 */
export function standStill(cluster: string): () => void {
  const stopped = postgresProcesses(cluster).slice(0, 1)
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  for (const pid of postgresProcesses(cluster).slice(1)) {
    process.kill(pid, 'SIGSTOP')
    stopped.push(pid)
  }
  return () => {
    for (const pid of stopped.splice(0))
      try {
        process.kill(pid, 'SIGCONT')
      } catch {
        // a process of a connection that has ended since
      }
  }
}
