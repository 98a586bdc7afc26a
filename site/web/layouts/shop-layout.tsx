/** As all public pages: the navigation of one shop stands with its name at the top of its pages. */
export { default } from './common-layout.tsx'
