export { BookingRulesForm, type RulesRefusal } from './rules-form';
export {
  noOwnRules,
  ownRuleNames,
  rulesValues,
  toRules,
  type BookingRules,
  type RulesValues,
} from './rules.schema';
