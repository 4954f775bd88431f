import { createFileRoute } from '@tanstack/react-router'
import { MenuPage } from '../app-shell/later/MenuPage.tsx'

export const Route = createFileRoute('/menu')({ component: MenuPage })
