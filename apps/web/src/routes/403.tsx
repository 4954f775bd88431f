import { createFileRoute } from '@tanstack/react-router'
import { Forbidden } from '../frame/Forbidden.tsx'

export const Route = createFileRoute('/403')({ staticData: { status: 403 }, component: Forbidden })
