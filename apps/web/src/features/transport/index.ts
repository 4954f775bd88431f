export { TransportPage } from './TransportPage.tsx'
