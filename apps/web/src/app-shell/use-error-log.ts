import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { statusText } from './status-of.ts'

/** Logs a page that is not shown to the console: status, address, and the error where there is one (R3.4). */
export function useErrorLog(status: number, error?: unknown): void {
  // null while a navigation is under way: the page shown may be of the address before or after
  const address = useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation === undefined || resolvedLocation.href === location.href ? location.href : null,
  })
  useEffect(() => {
    if (address !== null)
      console.error(`${status} ${statusText(status)}: ${address}`, ...(error === undefined ? [] : [error]))
  }, [status, address, error])
}
