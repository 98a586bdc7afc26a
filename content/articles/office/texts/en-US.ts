export const adminArticles = {
  title: 'Help and legal texts',
  one: 'Help or legal text',
  add: 'Write a text',
  editTitle: '{name}',
  helpHasGroup: 'A help text belongs to a topic; other texts have none',
  kind_help: 'Help',
  kind_legal: 'Legal',
  kind_about: 'About us',
} as const
