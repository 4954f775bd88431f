export { RouteList, TransportPage } from './TransportPage.tsx'
