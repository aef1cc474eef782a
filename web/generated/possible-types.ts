
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "VisitorRequest": [
      "AccessRequest",
      "DemoRequest"
    ]
  }
};
      export default result;
    