import { createFileRoute } from '@tanstack/react-router'
import { Forbidden } from '../app-shell/Forbidden.tsx'

export const Route = createFileRoute('/403')({ staticData: { status: 403 }, component: Forbidden })
