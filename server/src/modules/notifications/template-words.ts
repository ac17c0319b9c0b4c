// Email template words: what a template says, part by part, each in three languages.
import type { LocalizedText } from '@millwright/contracts';

export type TemplateWords = {
  subject: LocalizedText;
  paragraphs: LocalizedText[];
  /** Leads to the parameter `url`. */
  button?: LocalizedText;
  /** Small, below the button. */
  afterwards?: LocalizedText[];
};
