import type { AccessSubject } from '@games/domain/access/menu'
import { createContext, use, useSyncExternalStore } from 'react'

/** Who the visitor is to the guard and the menus, now: the function gives it, the rest notifies of its changes. */
export interface SubjectSource {
  (): AccessSubject
  /** Whom the server took the visitor for: the page was rendered for that one, and is taken over as that one. */
  readonly served: AccessSubject
  readonly subscribe: (listener: () => void) => () => void
  /** Begins to follow this device's platform and preferences, once the page is taken over; gives the way to end it. */
  readonly follow: () => () => void
}

/** Somebody who stays as he is: on the server, and in tests. */
export const fixedSubject = (served: AccessSubject): SubjectSource =>
  Object.assign(() => served, { served, subscribe: () => () => {}, follow: () => () => {} })

export const SubjectContext = createContext<SubjectSource | null>(null)

/** Platform, and whether and how the visitor is logged in. */
export function useSubject(): AccessSubject {
  const subject = use(SubjectContext)
  if (!subject) throw new Error('there is no SubjectContext above')
  return useSyncExternalStore(subject.subscribe, subject, () => subject.served)
}
