declare module 'virtual:messages/por/first' {
  export const messages: import('./format-message.ts').Catalog
}
declare module 'virtual:messages/por/later' {
  export const messages: import('./format-message.ts').Catalog
}
declare module 'virtual:messages/spa/first' {
  export const messages: import('./format-message.ts').Catalog
}
declare module 'virtual:messages/spa/later' {
  export const messages: import('./format-message.ts').Catalog
}
declare module 'virtual:messages/eng/first' {
  export const messages: import('./format-message.ts').Catalog
}
declare module 'virtual:messages/eng/later' {
  export const messages: import('./format-message.ts').Catalog
}
