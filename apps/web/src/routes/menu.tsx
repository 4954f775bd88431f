import { createFileRoute } from '@tanstack/react-router'
import { MenuPage } from '../frame/later/MenuPage.tsx'

export const Route = createFileRoute('/menu')({ component: MenuPage })
