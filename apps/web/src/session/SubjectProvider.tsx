import { type ReactNode, useEffect } from 'react'
import { SubjectContext, type SubjectSource } from './subject.ts'

export interface SubjectProviderProps {
  readonly subject: SubjectSource
  /** Called when platform or login became different: what is open may have changed. */
  readonly onChange: () => void
  readonly children: ReactNode
}

/** Gives components the visitor, and follows this device's platform and login from the moment the page is taken over. */
export function SubjectProvider({ subject, onChange, children }: SubjectProviderProps) {
  useEffect(() => {
    const unsubscribe = subject.subscribe(onChange)
    const unfollow = subject.follow()
    return () => {
      unsubscribe()
      unfollow()
    }
  }, [subject, onChange])
  return <SubjectContext value={subject}>{children}</SubjectContext>
}
