/** How one question of a category's form is put for a service. */
export interface QuestionWords {
  label?: string
  hint?: string
  placeholder?: string
  /** The labels of its options that read differently for this service. */
  options?: Readonly<Record<string, string>>
}

/** What a service asks of its category's form, and in which words. */
export interface ServiceQuestions {
  /** Fields that the service cannot answer: not asked, and not required. They stay valid in a call. */
  without?: readonly string[]
  /** By field name. */
  words?: Readonly<Record<string, QuestionWords>>
}
