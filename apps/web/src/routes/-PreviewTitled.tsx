import type { ReactNode } from 'react'
import { PageTitle } from '../app-shell/PageTitle.tsx'

export const Titled = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <PageTitle title={title} />
    {children}
  </>
)
